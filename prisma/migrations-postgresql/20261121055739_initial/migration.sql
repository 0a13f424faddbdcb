-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Puppy" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "cardHeaderTitle" TEXT COLLATE "C" NOT NULL,
    "profilePath" TEXT COLLATE "C" NOT NULL,
    "breed" TEXT COLLATE "C" NOT NULL,
    "breedLong" TEXT COLLATE "C" NOT NULL,
    "breeder" TEXT COLLATE "C" NOT NULL,
    "sex" TEXT COLLATE "C" NOT NULL,
    "dob" TEXT COLLATE "C" NOT NULL,
    "projectedSize" TEXT COLLATE "C" NOT NULL,
    "overview" TEXT COLLATE "C" NOT NULL,
    "personality" TEXT COLLATE "C" NOT NULL,
    "price" TEXT COLLATE "C" NOT NULL,
    "available" BOOLEAN NOT NULL,
    "availableDate" TEXT COLLATE "C" NOT NULL,
    "saleUpdate" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wentHomeOn" TEXT COLLATE "C",
    "trainingStart" TEXT COLLATE "C",
    "quietLively" INTEGER,
    "independentClose" INTEGER,
    "carefulBold" INTEGER,
    "napHike" INTEGER,
    "searchText" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'public',
    "statusBefore" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "pathBefore" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "trashedAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "listedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Puppy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerPath" (
    "path" TEXT COLLATE "C" NOT NULL,
    "puppyId" INTEGER NOT NULL,

    CONSTRAINT "FormerPath_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "Photo" (
    "id" SERIAL NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockPhoto" (
    "id" SERIAL NOT NULL,
    "category" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "alt" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Video" (
    "id" SERIAL NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "category" TEXT COLLATE "C" NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "videoId" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "seconds" INTEGER,
    "posterId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Video_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" SERIAL NOT NULL,
    "submissionKey" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL,
    "message" TEXT COLLATE "C" NOT NULL,
    "breedPreferences" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "inspirationSource" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "referralSource" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "puppyId" INTEGER,
    "puppyName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'new',
    "spamReason" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "isIndexed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactNote" (
    "id" SERIAL NOT NULL,
    "contactId" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactWord" (
    "word" TEXT COLLATE "C" NOT NULL,
    "contactId" INTEGER NOT NULL,

    CONSTRAINT "ContactWord_pkey" PRIMARY KEY ("word","contactId")
);

-- CreateTable
CREATE TABLE "ContactCount" (
    "kind" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ContactCount_pkey" PRIMARY KEY ("kind","value")
);

-- CreateTable
CREATE TABLE "OutgoingEmail" (
    "id" SERIAL NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "contactId" INTEGER,
    "sender" TEXT COLLATE "C" NOT NULL,
    "recipient" TEXT COLLATE "C" NOT NULL,
    "replyTo" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "html" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "lastError" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingEmail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentVersion" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" SERIAL NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "passwordHash" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Token" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "browser" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Change" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT COLLATE "C" NOT NULL,
    "via" TEXT COLLATE "C" NOT NULL,
    "action" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "puppyId" INTEGER,
    "revision" INTEGER,
    "before" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "after" TEXT COLLATE "C" NOT NULL DEFAULT '{}',

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Puppy_profilePath_key" ON "Puppy"("profilePath");

-- CreateIndex
CREATE INDEX "Puppy_status_available_listedAt_id_idx" ON "Puppy"("status", "available", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_listedAt_id_idx" ON "Puppy"("status", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_trashedAt_idx" ON "Puppy"("status", "trashedAt");

-- CreateIndex
CREATE INDEX "FormerPath_puppyId_idx" ON "FormerPath"("puppyId");

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
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_isSpam_status_createdAt_id_idx" ON "Contact"("isSpam", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_email_idx" ON "Contact"("email");

-- CreateIndex
CREATE INDEX "Contact_puppyId_idx" ON "Contact"("puppyId");

-- CreateIndex
CREATE INDEX "Contact_isIndexed_idx" ON "Contact"("isIndexed");

-- CreateIndex
CREATE INDEX "ContactNote_contactId_id_idx" ON "ContactNote"("contactId", "id");

-- CreateIndex
CREATE INDEX "ContactWord_contactId_idx" ON "ContactWord"("contactId");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingEmail_key_key" ON "OutgoingEmail"("key");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_nextAttemptAt_idx" ON "OutgoingEmail"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutgoingEmail_contactId_idx" ON "OutgoingEmail"("contactId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_username_key" ON "Account"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");

-- CreateIndex
CREATE INDEX "Token_accountId_expiresAt_idx" ON "Token"("accountId", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_hash_key" ON "Session"("hash");

-- CreateIndex
CREATE INDEX "Session_accountId_expiresAt_idx" ON "Session"("accountId", "expiresAt");

-- CreateIndex
CREATE INDEX "Change_puppyId_id_idx" ON "Change"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Change_kind_subjectId_id_idx" ON "Change"("kind", "subjectId", "id");

-- AddForeignKey
ALTER TABLE "FormerPath" ADD CONSTRAINT "FormerPath_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Video" ADD CONSTRAINT "Video_posterId_fkey" FOREIGN KEY ("posterId") REFERENCES "StockPhoto"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactNote" ADD CONSTRAINT "ContactNote_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactWord" ADD CONSTRAINT "ContactWord_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingEmail" ADD CONSTRAINT "OutgoingEmail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Token" ADD CONSTRAINT "Token_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
