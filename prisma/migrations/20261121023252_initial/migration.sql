-- CreateTable
CREATE TABLE "Puppy" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "cardHeaderTitle" TEXT NOT NULL,
    "profilePath" TEXT NOT NULL,
    "breed" TEXT NOT NULL,
    "breedLong" TEXT NOT NULL,
    "breeder" TEXT NOT NULL,
    "sex" TEXT NOT NULL,
    "dob" TEXT NOT NULL,
    "projectedSize" TEXT NOT NULL,
    "overview" TEXT NOT NULL,
    "personality" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "available" BOOLEAN NOT NULL,
    "availableDate" TEXT NOT NULL,
    "saleUpdate" TEXT NOT NULL DEFAULT '',
    "wentHomeOn" TEXT,
    "trainingStart" TEXT,
    "quietLively" INTEGER,
    "independentClose" INTEGER,
    "carefulBold" INTEGER,
    "napHike" INTEGER,
    "searchText" TEXT NOT NULL,
    "listedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Photo" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "puppyId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Photo_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StockPhoto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Video" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "videoId" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "seconds" INTEGER,
    "posterId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Video_posterId_fkey" FOREIGN KEY ("posterId") REFERENCES "StockPhoto" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "submissionKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "breedPreferences" TEXT NOT NULL DEFAULT '',
    "inspirationSource" TEXT NOT NULL DEFAULT '',
    "referralSource" TEXT NOT NULL DEFAULT '',
    "puppyId" INTEGER,
    "puppyName" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'new',
    "spamReason" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Contact_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutgoingEmail" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "contactId" INTEGER,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyTo" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" DATETIME,
    "sentAt" DATETIME,
    "lastError" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "OutgoingEmail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContentVersion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Puppy_profilePath_key" ON "Puppy"("profilePath");

-- CreateIndex
CREATE INDEX "Puppy_available_listedAt_id_idx" ON "Puppy"("available", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_listedAt_id_idx" ON "Puppy"("listedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Photo_name_key" ON "Photo"("name");

-- CreateIndex
CREATE INDEX "Photo_puppyId_position_idx" ON "Photo"("puppyId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "StockPhoto_name_key" ON "StockPhoto"("name");

-- CreateIndex
CREATE INDEX "StockPhoto_category_id_idx" ON "StockPhoto"("category", "id");

-- CreateIndex
CREATE INDEX "Video_category_featured_id_idx" ON "Video"("category", "featured", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Contact_submissionKey_key" ON "Contact"("submissionKey");

-- CreateIndex
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingEmail_key_key" ON "OutgoingEmail"("key");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_nextAttemptAt_idx" ON "OutgoingEmail"("status", "nextAttemptAt");
