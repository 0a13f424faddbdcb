-- DropIndex
DROP INDEX "Puppy_status_available_listedAt_id_idx";

-- DropIndex
DROP INDEX "Puppy_status_nameKey_available_listedAt_id_idx";

-- AlterTable
ALTER TABLE "Puppy" ADD COLUMN     "isReserved" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reservedUntil" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "familyId" INTEGER;

-- AlterTable
ALTER TABLE "OutgoingEmail" ADD COLUMN     "familyId" INTEGER,
ADD COLUMN     "headers" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
ADD COLUMN     "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'message';

-- CreateTable
CREATE TABLE "Family" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "stage" TEXT COLLATE "C" NOT NULL DEFAULT 'new',
    "stageSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nextStep" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "nextStepOn" TEXT COLLATE "C",
    "wishBreeds" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSize" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSex" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishWhen" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "source" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "waitsSince" TIMESTAMP(3),
    "lastMessageAt" TIMESTAMP(3),
    "firstMessageAt" TIMESTAMP(3),
    "firstAnswerAt" TIMESTAMP(3),
    "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Family_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyAddress" (
    "address" TEXT COLLATE "C" NOT NULL,
    "familyId" INTEGER NOT NULL,

    CONSTRAINT "FamilyAddress_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "FamilyNote" (
    "id" SERIAL NOT NULL,
    "familyId" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FamilyNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reply" (
    "id" SERIAL NOT NULL,
    "familyId" INTEGER NOT NULL,
    "contactId" INTEGER,
    "recipient" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "emailId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LetterTemplate" (
    "id" SERIAL NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "text" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LetterTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" SERIAL NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "activePuppyId" INTEGER,
    "familyId" INTEGER,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'active',
    "until" TEXT COLLATE "C",
    "goHomeOn" TEXT COLLATE "C",
    "priceCents" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Reservation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "reservationId" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "dueOn" TEXT COLLATE "C",
    "method" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "receivedOn" TEXT COLLATE "C",
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingEntry" (
    "id" SERIAL NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBreeds" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSize" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSex" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishWhen" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "message" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'unconfirmed',
    "tokenHash" TEXT COLLATE "C",
    "tokenExpires" TIMESTAMP(3),
    "linkVersion" INTEGER NOT NULL DEFAULT 1,
    "confirmedAt" TIMESTAMP(3),
    "leftAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "familyId" INTEGER,

    CONSTRAINT "WaitingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingNotice" (
    "id" SERIAL NOT NULL,
    "entryId" INTEGER NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WaitingNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" SERIAL NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "day" TEXT COLLATE "C" NOT NULL,
    "time" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lastDay" TEXT COLLATE "C",
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "familyId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMP(3),

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "SentLetter" (
    "key" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SentLetter_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Family_stage_updatedAt_id_idx" ON "Family"("stage", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_updatedAt_id_idx" ON "Family"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_name_id_idx" ON "Family"("name", "id");

-- CreateIndex
CREATE INDEX "Family_waitsSince_id_idx" ON "Family"("waitsSince", "id");

-- CreateIndex
CREATE INDEX "Family_nextStepOn_id_idx" ON "Family"("nextStepOn", "id");

-- CreateIndex
CREATE INDEX "FamilyAddress_familyId_idx" ON "FamilyAddress"("familyId");

-- CreateIndex
CREATE INDEX "FamilyNote_familyId_id_idx" ON "FamilyNote"("familyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reply_emailId_key" ON "Reply"("emailId");

-- CreateIndex
CREATE INDEX "Reply_familyId_id_idx" ON "Reply"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reply_contactId_idx" ON "Reply"("contactId");

-- CreateIndex
CREATE INDEX "LetterTemplate_kind_position_id_idx" ON "LetterTemplate"("kind", "position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_activePuppyId_key" ON "Reservation"("activePuppyId");

-- CreateIndex
CREATE INDEX "Reservation_puppyId_id_idx" ON "Reservation"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_familyId_id_idx" ON "Reservation"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_goHomeOn_id_idx" ON "Reservation"("status", "goHomeOn", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_endedAt_id_idx" ON "Reservation"("status", "endedAt", "id");

-- CreateIndex
CREATE INDEX "Payment_reservationId_id_idx" ON "Payment"("reservationId", "id");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_id_idx" ON "Payment"("receivedOn", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_email_key" ON "WaitingEntry"("email");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_tokenHash_key" ON "WaitingEntry"("tokenHash");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_confirmedAt_id_idx" ON "WaitingEntry"("status", "confirmedAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_createdAt_id_idx" ON "WaitingEntry"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_familyId_idx" ON "WaitingEntry"("familyId");

-- CreateIndex
CREATE INDEX "WaitingNotice_puppyId_id_idx" ON "WaitingNotice"("puppyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingNotice_entryId_puppyId_key" ON "WaitingNotice"("entryId", "puppyId");

-- CreateIndex
CREATE INDEX "Appointment_day_id_idx" ON "Appointment"("day", "id");

-- CreateIndex
CREATE INDEX "Appointment_familyId_day_idx" ON "Appointment"("familyId", "day");

-- CreateIndex
CREATE INDEX "Appointment_puppyId_idx" ON "Appointment"("puppyId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_nameKey_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "nameKey", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Contact_familyId_createdAt_id_idx" ON "Contact"("familyId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_familyId_idx" ON "OutgoingEmail"("familyId");

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingEmail" ADD CONSTRAINT "OutgoingEmail_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyAddress" ADD CONSTRAINT "FamilyAddress_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyNote" ADD CONSTRAINT "FamilyNote_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "OutgoingEmail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_reservationId_fkey" FOREIGN KEY ("reservationId") REFERENCES "Reservation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingNotice" ADD CONSTRAINT "WaitingNotice_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitingEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingNotice" ADD CONSTRAINT "WaitingNotice_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

UPDATE "OutgoingEmail" SET "kind" = 'digest' WHERE "contactId" IS NULL;

-- The search index of the families.
CREATE INDEX "Family_searchText_idx" ON "Family" USING gin ("searchText" gin_trgm_ops);
